/** Turkish: words that carry little meaning of their own. */
export const words = `
acaba altı ama ancak artık asla aslında az bana bazen bazı bazıları belki ben benden beni benim beri beş
bile bir birçok biraz biri birkaç birşey biz bizden bize bizi bizim böyle böylece bu buna bunda bundan
bunlar bunları bunların bunu bunun burada bütün çok çoğu çünkü da daha dahi de defa değil diğer diye dolayı
dolayısıyla dört edecek eden ederek edildi ediliyor edilmesi ediyor eğer elbette en etmesi etti ettiği fakat
falan gibi göre halen hangi hatta hem henüz hep hepsi her herhangi herkes hiç hiçbir için iki ile ilgili ise
işte itibaren kadar karşın kendi kendine kendini kez ki kim kime kimse mı mi mu mü nasıl ne neden nedenle
nerede niçin niye o olan olarak oldu olduğu olduğunu olması olmayan olmak olsa olsun olup olur ona ondan
onlar onlara onları onların onu onun orada oysa öyle pek rağmen sadece sanki sen senin siz sizin sonra
şekilde şey şeyler şimdi şöyle şu şunu tarafından tüm üzere üzerinde var ve veya ya yani yapılan yaptı yine
yok yoksa zaten zira
`;
